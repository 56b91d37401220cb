export interface RwLock {
  /** Runs `fn` beside others that share it. */
  shared<T>(fn: () => Promise<T>): Promise<T>;
  /** Runs `fn` alone. */
  exclusive<T>(fn: () => Promise<T>): Promise<T>;
}

/** First come, first served. */
export function createRwLock(): RwLock {
  const waiting: { alone: boolean; go: () => void }[] = [];
  let sharers = 0;
  let alone = false;

  function pump(): void {
    for (;;) {
      const head = waiting[0];
      if (head === undefined || alone || (head.alone && sharers > 0)) return;
      waiting.shift();
      if (head.alone) alone = true;
      else sharers += 1;
      head.go();
    }
  }

  async function run<T>(asOnly: boolean, fn: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      waiting.push({ alone: asOnly, go });
      pump();
    });
    try {
      return await fn();
    } finally {
      if (asOnly) alone = false;
      else sharers -= 1;
      pump();
    }
  }

  return { shared: (fn) => run(false, fn), exclusive: (fn) => run(true, fn) };
}
