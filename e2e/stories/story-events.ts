export interface StoryEvent {
  name: string;
  payload: unknown;
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: AxeViolation[] };
}

/** `storyFinished` says success even where render or play threw, so the exceptions count for themselves. */
export function reasonsOf(events: readonly StoryEvent[]): string[] {
  const reasons: string[] = [];
  for (const { name, payload } of events) {
    if (name !== 'storyFinished') {
      const { message, description } = (payload ?? {}) as Record<string, string | undefined>;
      reasons.push(`${name}: ${message ?? description ?? JSON.stringify(payload)}`);
      continue;
    }
    const { status, reporters = [] } = payload as { status: string; reporters?: Report[] };
    const axe = reporters.find(({ type }) => type === 'a11y');
    if (axe?.status === 'failed') reasons.push(...(axe.result?.violations ?? []).map(describe));
    else if (status !== 'success') reasons.push(`storyFinished: ${status}`);
    if (!axe && events.length === 1) reasons.push('axe did not run (is the a11y addon off?)');
  }
  return reasons;
}

function describe({ id, help, nodes }: AxeViolation): string {
  const [first] = nodes;
  const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
  const summary = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
  return `axe ${id}: ${help}: ${first?.html.slice(0, 160) ?? ''}${more} ${summary}`.trim();
}
