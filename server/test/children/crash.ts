// Loaded before the server: ends it as a power cut would, at the moment that a test names in the file CRASH_FILE.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

const file = process.env.CRASH_FILE ?? '';
/** How far the credit of a tether deposit has come in the database. */
let credit: 'none' | 'sent' | 'committed' = 'none';
/** Calls that settled bets, the one on its way included. */
let settling = 0;

function crashAt(moment: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== moment) return;
  rmSync(file);
  process.kill(process.pid, 'SIGKILL');
}

/** A statement on its way to the database. */
function statement(text: string, params: readonly unknown[]): void {
  if (text.includes('insert into tether_transfer')) crashAt('callback');
  if (/"key":"tether:[^"]*:credit"/.test(String(params[0]))) {
    crashAt('credit');
    credit = 'sent';
  }
  if (text === 'commit' && credit === 'sent') {
    crashAt('commit');
    credit = 'committed';
  }
  if (text.includes('bet_settle_batch')) {
    settling += 1;
    crashAt(`settle ${settling}`);
  }
  if (settling > 0 && text.includes('needs_settlement = false')) crashAt('settled');
  // Of the block that brought the credit: those before it are noted too.
  if (text.includes('update tether_chain_transfer set reported') && credit === 'committed')
    crashAt('note');
}

const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message: unknown, transfer) {
  if (typeof message === 'object' && message !== null && 'text' in message) {
    const { text, params = [] } = message as { text: string; params?: readonly unknown[] };
    statement(text, params);
  }
  return postMessage.call(this, message, transfer);
};

interface Named {
  text?: string;
  values?: readonly unknown[];
}
const client = pg.Client.prototype as { query(...sent: unknown[]): unknown };
const { query } = client;
client.query = function (...sent) {
  const first = sent[0] as string | Named;
  if (typeof first === 'string') statement(first, []);
  else statement(first.text ?? '', first.values ?? []);
  return query.apply(this, sent);
};

// The answer to the provider, when all that it says is committed.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...sent: unknown[]) {
  if (this.req.url === '/api/provider/tether') crashAt('answer');
  return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, sent);
} as typeof writeHead;
