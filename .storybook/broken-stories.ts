/** A story file that cannot be read, as Storybook's index says it. */
const isIndexError = (reason: unknown): boolean =>
  reason instanceof Error && 'indexingErrors' in reason;

/**
 * Keeps the development catalogue alive while a story file has a syntax error. Storybook 10.6 reads the index again for its
 * prop tables with each change and leaves that failure unhandled, which ended the process. It has said before which file
 * cannot be read. Every other unhandled rejection ends the process as always.
 */
export function surviveBrokenStories(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isIndexError(reason)) throw reason;
  });
}
