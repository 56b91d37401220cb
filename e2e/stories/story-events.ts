import { type AxeNode, undecidedContrast } from '../lib/contrast.ts';

export interface StoryEvent {
  name: string;
  payload: unknown;
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: (AxeNode & { failureSummary?: string })[];
}

/** What axe found, as far as it is read here. */
export interface AxeResult {
  violations?: AxeViolation[];
  incomplete?: AxeViolation[];
}

interface Report {
  type: string;
  status: string;
  result?: AxeResult;
}

const reportsOf = (payload: unknown): Report[] =>
  (payload as { reporters?: Report[] } | null)?.reporters ?? [];

/** Nodes of the story whose text contrast axe left undecided. */
export const undecidedOf = (events: readonly StoryEvent[]): AxeNode[] =>
  events.flatMap(({ payload }) =>
    reportsOf(payload).flatMap(({ result }) => undecidedContrast(result?.incomplete)),
  );

export const violationsOf = ({ violations = [] }: AxeResult): string[] => violations.map(describe);

/**
 * `storyFinished` says success even where render or play threw, so the exceptions count for themselves. `isChecked` says
 * whether axe must have looked. What a story before says late does not count.
 */
export function reasonsOf(
  events: readonly StoryEvent[],
  storyId: string,
  isChecked: boolean,
): string[] {
  const reasons: string[] = [];
  for (const { name, payload } of events) {
    if (name !== 'storyFinished') {
      const { message, description } = (payload ?? {}) as Record<string, string | undefined>;
      reasons.push(`${name}: ${message ?? description ?? JSON.stringify(payload)}`);
      continue;
    }
    const { status, storyId: finished } = payload as { status: string; storyId: string };
    if (finished !== storyId) continue;
    const axe = reportsOf(payload).find(({ type }) => type === 'a11y');
    if (axe?.status === 'failed') reasons.push(...violationsOf(axe.result ?? {}));
    else if (status !== 'success') reasons.push(`storyFinished: ${status}`);
    if (isChecked && !axe && reasons.length === 0)
      reasons.push('axe did not run (is the a11y addon off?)');
  }
  return reasons;
}

function describe({ id, help, nodes }: AxeViolation): string {
  const [first] = nodes;
  const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
  const summary = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
  return `axe ${id}: ${help}: ${first?.html.slice(0, 160) ?? ''}${more} ${summary}`.trim();
}
