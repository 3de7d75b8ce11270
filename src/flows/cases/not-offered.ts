import { type CaseKind, caseRule } from '#domain/cases/case-kinds.ts'
import { type OperatorRefusal, refusal } from '#kernel/operator-refusal.ts'

/** Names what can be decided about such a case. */
export const notOffered = ({ kind }: { kind: CaseKind }): OperatorRefusal =>
  refusal('caseDecisionNotOffered', { offered: caseRule(kind).decisions })
