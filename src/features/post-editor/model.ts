import { createEffect, createEvent, createStore, sample } from 'effector';
import { isAddPostImageAnswer } from '#contract/checks.gen.ts';
import { createApiMutation, isHandledByApp, isProblem, request } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { randomId } from '@/shared/lib/random-id';
import { toastShown } from '@/shared/lib/toasts';
import {
  type AttachedFile,
  type FileState,
  headBytes,
  maxBytes,
  maxFiles,
} from './lib/attached-file';
import { imageKind } from './lib/image-kind';
import { messages } from './ui/messages';

/** Files were picked, dropped or pasted. */
export const filesChosen = createEvent<readonly File[]>();
/** By its key. */
export const fileRemoved = createEvent<string>();
/** One that failed is sent again, by its key. */
export const fileRetried = createEvent<string>();
/** What is attached already, or was before the session ended. */
export const filesRestored = createEvent<readonly AttachedFile[]>();
/** Nothing of it stays. */
export const filesForgotten = createEvent();

async function stateOf(file: File): Promise<FileState> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (imageKind(head) === null) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : 'queued';
}
const readFilesFx = createEffect((files: readonly File[]) =>
  Promise.all(
    files.map(
      async (file): Promise<AttachedFile> => ({
        key: randomId(),
        name: file.name,
        size: file.size,
        file,
        state: await stateOf(file),
        url: null,
        advice: null,
      }),
    ),
  ),
);
const upload = createApiMutation(
  (api, { file }: { key: string; file: File }) =>
    request(
      api.POST('/board/image', {
        // The contract's type of a file in a body is text.
        body: file as File & string,
        bodySerializer: (body) => body,
        headers: { 'content-type': 'application/octet-stream' },
      }),
      isAddPostImageAnswer,
    ),
  // An image that was removed meanwhile does not hold up the others.
  { whileSending: 'send' },
);

/** In the order in which they were attached. */
export const $files = createStore<readonly AttachedFile[]>([], { serialize: 'ignore' });

const chosen = sample({
  clock: filesChosen,
  source: $files,
  fn: (files, added) => ({ added, room: Math.max(0, maxFiles - files.length) }),
});
sample({ clock: chosen, fn: ({ added, room }) => added.slice(0, room), target: readFilesFx });
sample({
  clock: chosen,
  filter: ({ added, room }) => added.length > room,
  fn: () => ({ text: messages.tooMany(maxFiles), tone: 'danger' as const }),
  target: toastShown,
});

function changed(files: readonly AttachedFile[], key: string, change: Partial<AttachedFile>) {
  return files.map((file) => (file.key === key ? { ...file, ...change } : file));
}

$files
  .on(readFilesFx.doneData, (files, added) => [...files, ...added].slice(0, maxFiles))
  .on(fileRemoved, (files, key) => files.filter((file) => file.key !== key))
  .on(fileRetried, (files, key) => changed(files, key, { state: 'queued', advice: null }))
  .on(upload.done, (files, { params: { key }, result: { url, bytes } }) =>
    changed(files, key, { state: 'done', url, size: bytes, file: null }),
  )
  .on(upload.failed, (files, { params: { key }, error }) => {
    if (isProblem(error, 'PAYLOAD_TOO_LARGE')) return changed(files, key, { state: 'tooLarge' });
    if (isProblem(error, 'VALIDATION')) return changed(files, key, { state: 'broken' });
    const advice = isHandledByApp(error) ? null : failureAdvice(error);
    return changed(files, key, { state: 'failed', advice });
  })
  .on(filesRestored, (_last, files) => files)
  .reset(filesForgotten);
sample({ clock: filesForgotten, target: upload.reset });

// One after the other.
const due = sample({
  clock: $files,
  filter: (files) =>
    files.some(({ state }) => state === 'queued') &&
    files.every(({ state }) => state !== 'sending'),
  fn: (files) => files.find(({ state }) => state === 'queued') as AttachedFile,
});
$files.on(due, (files, { key }) => changed(files, key, { state: 'sending' }));
sample({
  clock: due,
  fn: ({ key, file }) => ({ key, file: file as File }),
  target: upload.start,
});
