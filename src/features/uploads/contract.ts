import { oc } from '@orpc/contract'
import * as z from 'zod'
import { uploadKinds } from './rules.ts'

/** A stored picture; forms refer to it by `id`. */
const upload = z.object({
  id: z.string(),
  kind: z.enum(uploadKinds),
  variants: z
    .array(z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }))
    .describe('smallest first'),
  blur: z.string().describe('a tiny picture as a data: URL'),
})
export type Upload = z.infer<typeof upload>

export const uploadsContract = {
  find: oc
    .route({ method: 'GET', path: '/uploads', summary: 'The member’s own uploads among these ids that still exist' })
    .input(z.strictObject({ ids: z.array(z.uuid()).max(20) }))
    .output(z.array(upload)),
}
