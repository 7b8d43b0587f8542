import { useId, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Something to choose, with what lies inside it. `words` is all it may be found by, in lower case. */
export type PickBranch = {
  slug: string
  name: string
  words: string
  /** What a chosen one is called where it stands alone; its name if left out. */
  chosenName?: string
  /** The row inside an open branch that chooses the branch itself; null: only what is inside can be chosen. */
  wholeName: string | null
  inside: readonly PickBranch[]
}

type PickerProps = {
  /** What to say to whoever cannot see: the name of the list. */
  label: string
  words: { search: string; nothing: string; remove: (name: string) => string; more: string }
  branches: readonly PickBranch[]
  chosen: readonly string[]
  /** Null: as many as one likes. A single one is replaced by the next. */
  max: number | null
  onChange: (chosen: string[]) => void
}

/** Chooses from a tree: by typing a few letters, or by opening branches. What is chosen stands above, in its order. */
export function TreePicker({ label, words, branches, chosen, max, onChange }: PickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const all = flat(branches)
  const isFull = max !== null && chosen.length >= max
  const isOpen = chosen.length === 0 || isAsked
  const query = typed.normalize('NFKC').trim().toLowerCase()
  const found =
    query === '' ? null : all.filter((branch) => isChoosable(branch) && branch.words.includes(query)).slice(0, 30)
  function turn(slug: string) {
    if (chosen.includes(slug)) return onChange(chosen.filter((one) => one !== slug))
    setTyped('')
    if (max === 1) {
      setAsked(false)
      return onChange([slug])
    }
    if (!isFull) onChange([...chosen, slug])
  }
  const row = (branch: PickBranch, name: string) => (
    <PickRow
      key={`${branch.slug} row`}
      name={name}
      isChosen={chosen.includes(branch.slug)}
      isDisabled={isFull && max !== 1 && !chosen.includes(branch.slug)}
      onTurn={() => turn(branch.slug)}
    />
  )
  return (
    <div role="group" aria-label={label}>
      {chosen.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {chosen.map((slug) => {
            const branch = all.find((one) => one.slug === slug)
            const name = branch?.chosenName ?? branch?.name ?? slug
            return (
              <li
                key={slug}
                className="border-primary bg-primary-soft text-primary inline-flex items-center rounded-full border pl-3.5 text-sm font-medium"
              >
                {name}
                <button
                  type="button"
                  aria-label={words.remove(name)}
                  onClick={() => turn(slug)}
                  className="inline-flex size-11 items-center justify-center rounded-full"
                >
                  <Icon name="x" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {!isOpen && (!isFull || max === 1) && (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className="text-primary inline-flex min-h-11 items-center gap-1 font-medium"
        >
          <Icon name={max === 1 ? 'pencil' : 'plus'} size={16} />
          {words.more}
        </button>
      )}
      {isOpen && (
        <div className="rounded-card border-line bg-surface border">
          <div className="border-line relative border-b">
            <Icon name="search" size={18} className="text-muted pointer-events-none absolute top-3.5 left-3" />
            <input
              id={`${id}search`}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={words.search}
              placeholder={words.search}
              className="min-h-11 w-full rounded-t-[inherit] bg-transparent pr-3 pl-10"
            />
          </div>
          <div className="max-h-80 overflow-y-auto overscroll-contain p-1">
            {found === null ? (
              branches.map((branch) => <Branch key={branch.slug} branch={branch} row={row} />)
            ) : found.length > 0 ? (
              found.map((branch) => row(branch, branch.chosenName ?? branch.name))
            ) : (
              <p className="text-muted p-3">{words.nothing}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function Branch({ branch, row }: { branch: PickBranch; row: (branch: PickBranch, name: string) => ReactNode }) {
  if (branch.inside.length === 0) return row(branch, branch.name)
  return (
    <details className="group/branch">
      <summary className="hover:bg-sunken rounded-control flex min-h-11 items-center justify-between gap-2 px-3 font-medium">
        {branch.name}
        <Icon name="chevron-right" size={18} className="text-muted flex-none" />
      </summary>
      <div className="border-line ml-3 border-l pl-1">
        {branch.wholeName !== null && row(branch, branch.wholeName)}
        {branch.inside.map((one) => (
          <Branch key={one.slug} branch={one} row={row} />
        ))}
      </div>
    </details>
  )
}

function PickRow({
  name,
  isChosen,
  isDisabled,
  onTurn,
}: {
  name: string
  isChosen: boolean
  isDisabled: boolean
  onTurn: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onTurn()}
      className="hover:bg-sunken rounded-control aria-disabled:text-muted flex min-h-11 w-full items-center justify-between gap-3 px-3 text-left"
    >
      {name}
      {isChosen && <Icon name="check" size={18} className="text-primary flex-none" />}
    </button>
  )
}

const isChoosable = (branch: PickBranch) => branch.inside.length === 0 || branch.wholeName !== null

const flat = (branches: readonly PickBranch[]): PickBranch[] =>
  branches.flatMap((branch) => [branch, ...flat(branch.inside)])
