import type { Editor } from '@tiptap/core';
import { useUnit } from 'effector-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { IconClose, IconError, IconImage } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import { type AttachedFile, isFaulty, isUnderWay } from '../lib/attached-file';
import { $files, fileRemoved, fileRetried, filesChosen } from '../model';
import * as styles from './file-list.css';
import { messages } from './messages';

/** Takes an image out of the text, wherever it is. */
function takeOut(editor: Editor, url: string): void {
  const { state, view } = editor;
  const { tr } = state;
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'image' || node.attrs.src !== url) return;
    tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize));
  });
  if (tr.docChanged) view.dispatch(tr);
}

interface RowProps {
  file: AttachedFile;
  editor: Editor;
  isInserted: boolean;
}

function Row({ file, editor, isInserted }: RowProps) {
  const [onRemove, onRetry] = useUnit([fileRemoved, fileRetried]);
  const { key, name, size, state, url, advice } = file;
  const isWrong = isFaulty(file);

  function remove() {
    if (url !== null) takeOut(editor, url);
    onRemove(key);
  }
  return (
    <li className={styles.file} data-wrong={isWrong}>
      <span className={styles.mark}>
        {isUnderWay(file) ? (
          <Spinner />
        ) : isWrong ? (
          <IconError size={18} />
        ) : (
          <IconImage size={18} />
        )}
      </span>
      <span className={styles.what} role={isWrong ? 'alert' : 'status'}>
        <Text as="b" size="sm" truncate title={name}>
          {name}
        </Text>
        <Text size="sm" tone={isWrong ? 'danger' : 'hint'}>
          {messages.fileAbout(size, state, advice)}
        </Text>
      </span>
      {state === 'failed' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.retryOf(name)}
          onClick={() => onRetry(key)}
        >
          {messages.retry}
        </Button>
      )}
      {url !== null && isInserted && (
        <Text size="sm" tone="hint">
          {messages.inserted}
        </Text>
      )}
      {url !== null && !isInserted && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.insertOf(name)}
          onClick={() =>
            editor.chain().focus().setImage({ src: url, alt: messages.imageAlt }).run()
          }
        >
          {messages.insert}
        </Button>
      )}
      <IconButton size="sm" label={messages.remove(name)} onClick={remove}>
        <IconClose size={18} />
      </IconButton>
    </li>
  );
}

interface FileListProps {
  editor: Editor;
  /** HTML of the text, which may show them. */
  contents: string;
  /** Lets the toolbar pick a file. */
  picker: RefObject<HTMLInputElement | null>;
}

/** The images that are or will be part of the text, and where more are put. */
export function FileList({ editor, contents, picker }: FileListProps) {
  const [files, onFiles] = useUnit([$files, filesChosen]);
  const [isOver, setIsOver] = useState(false);

  function enter(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <div className={styles.root}>
      <label
        className={styles.zone}
        data-over={isOver}
        onDragEnter={enter}
        onDragOver={enter}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={picker}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className={styles.picker}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file can be picked again.
            target.value = '';
          }}
        />
        <IconImage size={22} />
        <b className={styles.zoneTitle}>{messages.drop}</b>
        <Text size="sm" tone="secondary">
          {messages.dropHint}
        </Text>
        <Text size="sm" tone="secondary">
          {messages.dropLimits}
        </Text>
      </label>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={messages.files}>
          {files.map((file) => (
            <Row
              key={file.key}
              file={file}
              editor={editor}
              isInserted={file.url !== null && contents.includes(file.url)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
