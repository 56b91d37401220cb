import { useUnit } from 'effector-react';
import { useState } from 'react';
import { MessageRow } from '@/entities/message';
import { $now } from '@/shared/lib/clock';
import { messages } from './messages';
import * as styles from './panel.css';

export interface MessagePreviewProps {
  title: string;
  contents: string;
}

/** A message as its member finds it in the inbox, opened. */
export function MessagePreview({ title, contents }: MessagePreviewProps) {
  const now = useUnit($now);
  const [isOpen, setOpen] = useState(true);
  const shown = { title: title.trim() || messages.previewTitleNone, sentAt: now, readAt: null };
  return (
    <ul className={styles.preview}>
      <MessageRow
        message={{ id: 'preview', ...shown }}
        isOpen={isOpen}
        contents={contents.trim() || messages.previewNone}
        onToggle={() => setOpen((was) => !was)}
      />
    </ul>
  );
}
