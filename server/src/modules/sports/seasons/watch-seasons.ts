import { seasonFiles } from './archive.ts';

const LOOK_EVERY_MS = 1_000;

export interface SeasonWatch {
  /** Notes what is there now; only later imports are reported. */
  start(): Promise<void>;
  stop(): void;
}

/** Calls `changed` within seconds of an import; a call that fails is made again at the next look. */
export function watchSeasons(
  dataDir: string,
  changed: () => Promise<void>,
  failed: (error: unknown) => void,
): SeasonWatch {
  let known = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function readState(): Promise<string> {
    return JSON.stringify(await seasonFiles(dataDir));
  }

  async function look(): Promise<void> {
    try {
      const current = await readState();
      if (current !== known && !stopped) {
        await changed();
        known = current;
      }
    } catch (error) {
      failed(error);
    }
    if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    async start() {
      known = await readState();
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
