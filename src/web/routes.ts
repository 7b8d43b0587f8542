import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { adminScreens } from './admin-screens.ts'

const members = ['subscription', 'payment/premium', 'payment/whatsapp']
