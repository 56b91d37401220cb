import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { POST_TEXT } from '#rules/html.ts';
import { type Form, useField } from '@/shared/lib/form';
import { FieldError } from '@/shared/ui/field-error';
import { useAfterPress } from '@/shared/ui/form';
import { extensions } from '../lib/extensions';
import { type PostValues, textCount } from '../lib/post-schema';
import { filesChosen } from '../model';
import * as styles from './editor-part.css';
import { FileList } from './file-list';
import { messages } from './messages';
import { EditorToolbar } from './toolbar';

export interface EditorPartProps {
  /** Its `contents` are written here. What they are later is not drawn: draw another editor for another post. */
  form: Form<PostValues>;
  /** At the end of the toolbar: what else can be attached. */
  actions?: ReactNode;
}

/** The text without the empty line at its end, which lets the cursor go behind an image; '' where there is nothing. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

const isImage = ({ type }: File) => type.startsWith('image/');

/** The images of what is pasted; none where it has words as well, of which they are a picture. */
function pastedImages(data: DataTransfer | null): File[] {
  return data?.getData('text/html') ? [] : [...(data?.files ?? [])].filter(isImage);
}

/** The contents of a post: a toolbar with the whole safe subset, the text, and the images that may be part of it. */
export function EditorPart({ form, actions }: EditorPartProps) {
  const id = useId();
  const { focus, onFiles } = useUnit({ focus: form.$focus, onFiles: filesChosen });
  const field = useField(form, 'contents');
  const hold = useAfterPress();
  const followed = useRef<typeof focus>(null);
  const picker = useRef<HTMLInputElement>(null);
  const hasError = field.error !== undefined;
  const editor = useEditor({
    extensions,
    content: field.value,
    // The styles are ours, in their layer.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(hasError),
        ...(hasError && { 'aria-describedby': `${id}-note` }),
      },
      handlePaste(_view, { clipboardData }) {
        const images = pastedImages(clipboardData);
        if (images.length > 0) onFiles(images);
        return images.length > 0;
      },
      handleDrop(_view, { dataTransfer }) {
        const files = [...(dataTransfer?.files ?? [])];
        if (files.length > 0) onFiles(files);
        return files.length > 0;
      },
    },
    onUpdate({ editor: current }) {
      const html = htmlOf(current);
      if (html !== field.value) field.onChange(html);
    },
    onBlur: () => hold(field.onBlur),
  });

  // It is no control of a form, which the form would find.
  useEffect(() => {
    if (focus === null || focus === followed.current) return;
    followed.current = focus;
    if (focus.name === 'contents') editor.commands.focus();
  }, [focus, editor]);

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span id={`${id}-label`}>{messages.contents}</span>
        <span className={styles.count}>
          {messages.count(textCount(field.value), POST_TEXT.max)}
        </span>
      </div>
      <div className={styles.frame} data-invalid={hasError}>
        <EditorToolbar editor={editor} onImage={() => picker.current?.click()} actions={actions} />
        <EditorContent editor={editor} className={styles.text} />
        <FileList editor={editor} contents={field.value} picker={picker} />
      </div>
      <FieldError id={`${id}-note`}>{field.error}</FieldError>
    </div>
  );
}
