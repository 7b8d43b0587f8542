/** Splits lists of names at type level: `Names<'a b' | 'c'>` is `'a' | 'b' | 'c'`. */
type Names<List extends string, Found extends string = never> = List extends `${infer Name} ${infer Rest}`
  ? Names<Rest, Found | Name>
  : Found | List

/** Names of all icons below, as lucide (or `ownIcons`) defines them. */
export type IconName = Names<(typeof ownIcons | typeof uiIcons)[number]> | CategoryIconName
export type CategoryIconName = Names<(typeof categoryIconLists)[keyof typeof categoryIconLists][number]>

/** Our own drawings and brand icons that lucide does not include; `stars` is five stars in a row. */
export const ownIcons = ['whatsapp facebook instagram linkedin twitter stars'] as const

/** Icons used by screens, menus and forms. */
export const uiIcons = [
  'search search-x text-search map-pin sliders-horizontal arrow-up-down arrow-left arrow-right arrow-up arrow-down',
  'arrow-up-right chevron-down chevron-up chevron-left chevron-right chevrons-up-down x check circle-check circle-x',
  'circle-alert circle-question-mark triangle-alert info badge-check shield-check crown heart star star-half phone mail',
  'globe external-link link share-2 copy printer qr-code flag image image-plus images camera upload download file-down',
  'file-up trash-2 pencil plus minus circle-plus ellipsis ellipsis-vertical menu user user-plus user-round users log-in',
  'log-out settings bell clock calendar calendar-days history rotate-ccw refresh-cw loader-circle sun moon monitor',
  'languages eye eye-off lock lock-open key-round credit-card wallet receipt banknote gift send message-square',
  'message-circle messages-square thumbs-up thumbs-down quote list list-filter layout-grid layout-dashboard table',
  'chart-line chart-column trending-up trending-down bookmark tag tags navigation locate house compass store briefcase',
  'building-2 folder-tree grip-vertical move save undo-2 redo-2 ban wifi-off cloud-off inbox clipboard-list',
  'clipboard-check file-text scroll-text megaphone sparkles zap hash percent hand-coins keyboard circle circle-dot',
  'square square-check video play rss smartphone funnel funnel-x shapes',
] as const

/** Icons that an admin can choose for a category, by theme: all icons of reference/categories.json and more. */
const categoryIconLists = {
  home: [
    'wrench hammer drill bolt nut axe pickaxe shovel construction hard-hat droplets droplet pipette shower-head bath',
    'toilet zap plug plug-zap house-plug utility-pole lightbulb lamp lamp-ceiling lamp-desk lamp-floor flashlight flame',
    'flame-kindling fire-extinguisher heater air-vent fan wind snowflake thermometer thermometer-snowflake solar-panel',
    'key key-round door-open door-closed door-closed-locked fence brick-wall paint-roller paint-bucket ruler pencil-ruler',
    'swatch-book grid-3x3 blinds sofa armchair rocking-chair bed bed-double refrigerator washing-machine microwave tv',
    'speaker cctv house house-wifi house-heart building building-2 castle warehouse hotel umbrella toolbox cable',
  ],
  cleaning: [
    'sparkles sparkle brush brush-cleaning spray-can bubbles soap-dispenser-droplet trash-2 recycle bug mouse worm',
    'square-stack shirt archive boxes package package-open package-check container truck van forklift ship plane',
  ],
  people: [
    'hand hand-heart hand-helping hand-coins handshake heart-handshake heart-pulse heart-plus id-card baby toy-brick milk',
    'users user-round-check user-star person-standing accessibility stethoscope hospital syringe pill bandage ambulance',
    'cross activity clipboard-plus clipboard-check brain ear eye scan-eye glasses smile bone dna microscope test-tube',
    'footprints leaf sprout flower flower-2 clover scissors feather hand-metal gem ribbon wand-sparkles biceps-flexed',
    'dumbbell weight bike waves waves-ladder volleyball medal trophy award swords sword target goal mountain tent',
    'kayak sailboat anchor life-buoy',
  ],
  learning: [
    'graduation-cap school book-open book-open-check book-a book-heart library notebook-pen pen-tool pencil pen-line',
    'languages message-circle messages-square speech calculator sigma atom flask-conical telescope orbit globe earth',
    'music music-2 piano guitar drum mic mic-vocal headphones palette drama theater chess-knight puzzle blocks bot code-xml',
    'presentation newspaper origami',
  ],
  leisure: [
    'party-popper balloon cake cake-slice calendar-heart calendar-days gift camera aperture image images video film',
    'clapperboard drone disc-3 radio dices gamepad-2 joystick ferris-wheel roller-coaster tickets church martini wine beer',
    'coffee cup-soda utensils utensils-crossed chef-hat cooking-pot soup salad pizza sandwich croissant cookie',
    'ice-cream-cone fish beef carrot apple grape wheat egg-fried vegan concierge-bell shopping-bag shopping-basket',
    'paw-print dog cat bird rabbit turtle fish-symbol tree-pine tree-palm trees',
  ],
  town: [
    'car car-front car-taxi-front bus train-front cable-car motorbike helicopter ship-wheel fuel ev-charger gauge cog',
    'circle-parking map map-pinned map-pin route signpost compass plane-takeoff plane-landing luggage tent-tree binoculars',
    'landmark scale gavel stamp file-badge file-text file-pen signature shield shield-check vault coins piggy-bank banknote',
    'receipt-text chart-pie chart-candlestick briefcase briefcase-business factory store shopping-cart mailbox megaphone',
    'laptop monitor-smartphone smartphone tablet printer server hard-drive database cloud cpu app-window wifi',
    'satellite-dish rocket lock fingerprint-pattern qr-code podcast watch spool rows-3 scissors-line-dashed',
  ],
} as const

/** Splits a list into names, preserving order. */
export function iconNamesOf<const List extends readonly string[]>(list: List): Names<List[number]>[] {
  return list.join(' ').split(' ') as Names<List[number]>[]
}

/** All icons that an admin can choose, without duplicates. */
export const categoryIcons: readonly CategoryIconName[] = [
  ...new Set(Object.values(categoryIconLists).flatMap((list) => iconNamesOf(list))),
]

/** Whether the icon is allowed for a category. */
export function isCategoryIcon(name: string): name is CategoryIconName {
  return (categoryIcons as readonly string[]).includes(name)
}

/** Every icon of the sprite, sorted, without duplicates. */
export const spriteIcons: readonly string[] = [
  ...new Set([...iconNamesOf(ownIcons), ...iconNamesOf(uiIcons), ...categoryIcons]),
].sort()
