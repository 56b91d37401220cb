/** What happened, in its order. `reader` is the name under which the transcript knows a connection. */
export type Step =
  | { kind: 'sends'; reader: string; path: string; headers: Record<string, string> }
  | { kind: 'answer'; reader: string; status: number; headers: Record<string, string> }
  /** Raw text of the stream; `isLost` never reached the reader. */
  | { kind: 'receives'; reader: string; raw: string; isLost: boolean }
  | { kind: 'closed'; reader: string; byServer: boolean }
  /** Anything else that happens meanwhile. */
  | { kind: 'note'; text: string };

function readHeaders(lines: readonly string[]): Record<string, string> {
  const pairs = lines.map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
  });
  return Object.fromEntries(pairs);
}

function readSection(section: string): Step[] {
  const [title = '', ...lines] = section.split('\n');
  const [, reader = '', what] = /^(\S+) (sends|receives|loses|cuts|is closed)$/.exec(title) ?? [];
  if (what === undefined) return [{ kind: 'note', text: title }];
  if (what === 'cuts' || what === 'is closed')
    return [{ kind: 'closed', reader, byServer: what === 'is closed' }];
  const [first = '', ...rest] = lines;
  if (what === 'sends') {
    const [, path = ''] = first.split(' ');
    return [{ kind: 'sends', reader, path, headers: readHeaders(rest.filter(Boolean)) }];
  }
  const [, status] = /^HTTP\/1\.1 (\d{3})$/.exec(first) ?? [];
  const receives = (raw: string): Step => ({
    kind: 'receives',
    reader,
    raw,
    isLost: what === 'loses',
  });
  if (status === undefined) return [receives(lines.join('\n'))];
  const blank = rest.indexOf('');
  const headers = readHeaders(rest.slice(0, blank));
  return [
    { kind: 'answer', reader, status: Number(status), headers },
    receives(rest.slice(blank + 1).join('\n')),
  ];
}

/** Reads a transcript of openapi/transcripts: sections that begin with `=== who does what`. */
export function readTranscript(text: string): Step[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .flatMap((section) => readSection(section));
}
