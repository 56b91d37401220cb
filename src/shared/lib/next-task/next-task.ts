/**
 * Ends the current task of the browser, so that it can paint and answer a tap before the next part of long work. A message
 * and no timer: browsers hold nested timers back by 4 ms.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
