export interface BatcherOptions<T, R> {
  /** Answers every item in the given order; a throw fails all of them. */
  run(items: readonly T[]): Promise<readonly R[]>;
  maxItems: number;
  /** Calls that may run at once. */
  maxInFlight: number;
}

export interface Batcher<T, R> {
  add(item: T): Promise<R>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
}

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** Sends items together that arrive while calls are running: no timer, one item alone goes at once. */
export function createBatcher<T, R>({
  run,
  maxItems,
  maxInFlight,
}: BatcherOptions<T, R>): Batcher<T, R> {
  const waiting: Waiting<T, R>[] = [];
  const idleWaiters: (() => void)[] = [];
  let inFlight = 0;

  async function send(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await run(batch.map((one) => one.item));
      batch.forEach((one, index) => {
        if (index < results.length) one.resolve(results[index] as R);
        else one.reject(new Error('a batch answered too few items'));
      });
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  function pump(): void {
    while (inFlight < maxInFlight && waiting.length > 0) {
      inFlight += 1;
      void send(waiting.splice(0, maxItems)).then(() => {
        inFlight -= 1;
        pump();
      });
    }
    if (inFlight === 0) for (const done of idleWaiters.splice(0)) done();
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        // The turn's other arrivals join before the call goes out.
        queueMicrotask(pump);
      }),
    idle: () =>
      inFlight === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((done) => idleWaiters.push(done)),
  };
}
