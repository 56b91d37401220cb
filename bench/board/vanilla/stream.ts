export interface Price {
  id: string;
  odds: number;
}
export interface Fixture {
  id: string;
  leagueId: string;
  home: string;
  away: string;
  startsAt: number;
  marketCount: number;
  markets: { line: number | null; selections: Price[] }[];
}
export interface Board {
  leagues: { id: string; name: string }[];
  fixtures: Fixture[];
}
interface Delta {
  prevSeq: number;
  seq: number;
  changes: { kind: string; selections: Price[] }[];
}

/** Reads the site's event stream with what the browser has; throws on a gap. */
export async function readStream(
  topic: string,
  onBoard: (board: Board) => void,
  onPrices: (prices: Price[]) => void,
): Promise<void> {
  const response = await fetch(`/api/stream?topics=${topic},site`);
  if (response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let seq = 0;

  function take(text: string): void {
    let event = '';
    let data = '';
    for (const line of text.split('\n')) {
      if (line.startsWith('event: ')) event = line.slice(7);
      else if (line.startsWith('data: ')) data = line.slice(6);
    }
    if (event === 'snapshot') {
      const snapshot = JSON.parse(data) as { topic: string; seq: number; data: Board };
      if (snapshot.topic !== topic) return;
      seq = snapshot.seq;
      onBoard(snapshot.data);
    } else if (event === 'delta') {
      const delta = JSON.parse(data) as Delta;
      if (delta.prevSeq !== seq) throw new Error(`gap: ${delta.prevSeq} after ${seq}`);
      seq = delta.seq;
      for (const change of delta.changes) if (change.kind === 'odds') onPrices(change.selections);
    }
  }

  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part);
  }
}
