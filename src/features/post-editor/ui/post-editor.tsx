import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import type { EditorPartProps } from './editor-part';
import * as styles from './post-editor.css';

const EditorPart = lazyPart(async () => (await import('./editor-part')).EditorPart);

export type PostEditorProps = EditorPartProps;

/** Where a post is written. The editor is a part of its own: it weighs more than the rest of the page. */
export function PostEditor(props: PostEditorProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton height="100%" shape="box" />
        </div>
      }
    >
      <EditorPart {...props} />
    </Suspense>
  );
}
