import { beautyWellness } from './beauty-wellness.ts'
import { businessIt } from './business-it.ts'
import { carsTransport } from './cars-transport.ts'
import { cleaningPest } from './cleaning-pest.ts'
import { domesticHelpCare } from './domestic-help-care.ts'
import { educationLessons } from './education-lessons.ts'
import { eventsPhotography } from './events-photography.ts'
import { fitnessSports } from './fitness-sports.ts'
import { foodCatering } from './food-catering.ts'
import { healthTherapy } from './health-therapy.ts'
import { homeRepairs } from './home-repairs.ts'
import { movingStorage } from './moving-storage.ts'
import { pets } from './pets.ts'
import { relocationLegalFinance } from './relocation-legal-finance.ts'
import { renovationDesign } from './renovation-design.ts'
import type { GroupTexts } from './shape.ts'

/** Texts of each category group by slug. A group without texts has no demonstration listings. */
export const groupTexts: Readonly<Record<string, GroupTexts>> = {
  'home-repairs': homeRepairs,
  'renovation-design': renovationDesign,
  'cleaning-pest': cleaningPest,
  'moving-storage': movingStorage,
  'domestic-help-care': domesticHelpCare,
  'education-lessons': educationLessons,
  'health-therapy': healthTherapy,
  'beauty-wellness': beautyWellness,
  'fitness-sports': fitnessSports,
  pets,
  'food-catering': foodCatering,
  'events-photography': eventsPhotography,
  'cars-transport': carsTransport,
  'business-it': businessIt,
  'relocation-legal-finance': relocationLegalFinance,
}
