// The load of the HTTP side, in a process of its own: keep-alive clients that place one bet after another.
import { once } from 'node:events';
import { connect } from 'node:net';

/** One slice of load; the answer is how many bets were accepted and the time each took. */
export interface Slice {
  clients: number;
  ms: number;
}

export interface SliceResult {
  accepted: number;
  refused: number;
  elapsedMs: number;
  p50: number;
  p99: number;
}

export interface Target {
  port: number;
  tokens: string[];
  picks: {
    selectionId: string;
    odds: number;
    line: number | null;
    offerScore: null;
    inPlay: boolean;
  }[];
  legs: number;
}

const STAKE = 10_000;
let target: Target;
let made = 0;

function body(): string {
  const { picks, legs } = target;
  // Ever other combinations, so that no combination reaches its limit.
  const chosen = new Map<number, Target['picks'][number]>();
  for (let at = made * 2_654_435_761; chosen.size < legs; at = at * 48_271 + 11) {
    const index = (at >>> 8) % picks.length;
    const pick = picks[index];
    if (pick) chosen.set(index, pick);
    at %= 2 ** 31;
  }
  return JSON.stringify({
    stake: STAKE,
    oddsPolicy: 'higher',
    bonusFolders: null,
    legs: [...chosen.values()],
  });
}

/** One connection that is kept; node's own client would cost more of the shared cores than the server. */
async function connectKeptAlive(): Promise<{
  place(token: string): Promise<boolean>;
  end(): void;
}> {
  const socket = connect({ host: '127.0.0.1', port: target.port, noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let answered: (accepted: boolean) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  socket.setEncoding('latin1');
  socket.on('error', (error) => failed(error));
  socket.on('data', (part: string) => {
    received += part;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, head))?.[1]);
    if (received.length < head + 4 + length) return;
    const accepted = received.startsWith('HTTP/1.1 201');
    received = '';
    answered(accepted);
  });
  return {
    place(token) {
      made += 1;
      const text = body();
      const key = `bench-${process.pid}-${made}`;
      return new Promise((resolve, reject) => {
        answered = resolve;
        failed = reject;
        socket.write(
          `POST /api/bet HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nx-auth-token: ${token}\r\n` +
            `idempotency-key: ${key}\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
        );
      });
    },
    end: () => socket.destroy(),
  };
}

async function run({ clients, ms }: Slice): Promise<SliceResult> {
  const times: number[] = [];
  let [accepted, refused] = [0, 0];
  const from = performance.now();
  const work = async (client: number): Promise<void> => {
    const token = target.tokens[client % target.tokens.length] ?? '';
    const connection = await connectKeptAlive();
    while (performance.now() - from < ms) {
      const sentAt = performance.now();
      if (await connection.place(token)) accepted += 1;
      else refused += 1;
      times.push(performance.now() - sentAt);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const elapsedMs = performance.now() - from;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { accepted, refused, elapsedMs, p50: at(0.5), p99: at(0.99) };
}

process.on('message', (message: Target | Slice) => {
  if ('port' in message) {
    target = message;
    process.send?.('ready');
  } else {
    void run(message).then((result) => process.send?.(result));
  }
});
