import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import type { EditorPartProps } from './editor-part';

const EditorPart = lazyPart(async () => (await import('./editor-part')).EditorPart);

export type PostEditorProps = EditorPartProps;

/** Where a post is written. The editor is a part of its own: it weighs more than the rest of the page. */
export function PostEditor(props: PostEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={505} shape="box" />}>
      <EditorPart {...props} />
    </Suspense>
  );
}
