import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { settingCategories } from '../rules.ts'

/** Settings that admins change at run time. Read them through `service.ts`, which applies the fallbacks. */
export const appSettings = pgTable(
  'app_settings',
  {
    id: id(),
    key: text().notNull().unique(),
    value: text().notNull(),
    description: text().notNull().default(''),
    category: text({ enum: settingCategories }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('app_settings_category_check', oneOf(t.category, settingCategories))],
)
