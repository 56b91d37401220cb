import { MIN_ODDS } from '#rules/odds.ts';
import type { Schemas } from '../context.ts';

export type Snapshot = Schemas['StreamSnapshot'];
export type Delta = Schemas['StreamDelta'];

/** The lowest odds in a text of JSON; null where there are none. */
function lowestOdds(text: string): number | null {
  const all = [...text.matchAll(/"odds":(\d+)/g)].map(([, odds]) => Number(odds));
  return all.length === 0 ? null : Math.min(...all);
}

/** The topic that a state belongs to by what is in it; undefined where it does not say. */
function topicOf(state: Snapshot['data']): string | undefined {
  const data = state as Partial<Schemas['Board'] & Schemas['FixtureDetail']>;
  if (data.fixture) return `fixture:${data.fixture.id}`;
  return data.sport && data.kind ? `board:${data.sport}:${data.kind}` : undefined;
}

/** What is wrong with the content of an event, which the rules of the stream leave open. */
export function contentFaults({ event, text }: { event: string; text: string }): string[] {
  const odds = lowestOdds(text);
  const faults = odds !== null && odds < MIN_ODDS ? [`odds of ${odds}, below ${MIN_ODDS}`] : [];
  if (event !== 'snapshot') return faults;
  const { topic, data } = JSON.parse(text) as Snapshot;
  const own = topicOf(data);
  return own === undefined || own === topic
    ? faults
    : [...faults, `the data of ${own} as ${topic}`];
}
