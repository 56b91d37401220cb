import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import {
  IconAddress,
  IconBold,
  IconBulletList,
  IconHeading,
  IconImage,
  IconItalic,
  IconOrderedList,
  IconQuote,
  IconRedoEdit,
  IconStrike,
  IconUndoEdit,
} from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './editor-part.css';
import { LinkPanel } from './link-panel';
import { messages } from './messages';

interface Tool {
  /** Of the mark or the node, as the editor calls it. */
  name: string;
  label: string;
  Icon: typeof IconBold;
  run: (editor: Editor) => void;
}

const marks: readonly Tool[] = [
  {
    name: 'bold',
    label: messages.bold,
    Icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: messages.italic,
    Icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    label: messages.strike,
    Icon: IconStrike,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];
const blocks: readonly Tool[] = [
  {
    name: 'heading',
    label: messages.heading,
    Icon: IconHeading,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    label: messages.bulletList,
    Icon: IconBulletList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: messages.orderedList,
    Icon: IconOrderedList,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: messages.quote,
    Icon: IconQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
const toggles = [...marks, ...blocks];

function Toggles({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      toggles.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
  });
  return tools.map(({ name, label, Icon, run }) => (
    <Toolbar.Button key={name} asChild>
      <IconButton
        size="sm"
        label={label}
        pressed={active.includes(name)}
        filled={active.includes(name)}
        onClick={() => run(editor)}
      >
        <Icon size={18} />
      </IconButton>
    </Toolbar.Button>
  ));
}

function LinkTool({ editor }: { editor: Editor }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isLink = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('link'),
  });
  return (
    <>
      <Toolbar.Button asChild>
        <IconButton
          ref={anchor}
          size="sm"
          label={messages.link}
          pressed={isLink}
          filled={isLink}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <IconAddress size={18} />
        </IconButton>
      </Toolbar.Button>
      <LinkPanel
        editor={editor}
        open={isOpen}
        anchor={anchor}
        isLink={isLink}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function History({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ undo: current.can().undo(), redo: current.can().redo() }),
  });
  return (
    <>
      <Toolbar.Button asChild>
        <IconButton
          size="sm"
          label={messages.undo}
          disabled={!can.undo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <IconUndoEdit size={18} />
        </IconButton>
      </Toolbar.Button>
      <Toolbar.Button asChild>
        <IconButton
          size="sm"
          label={messages.redo}
          disabled={!can.redo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <IconRedoEdit size={18} />
        </IconButton>
      </Toolbar.Button>
    </>
  );
}

interface EditorToolbarProps {
  editor: Editor;
  /** A file is to be picked. */
  onImage: () => void;
  actions?: ReactNode;
}

/** All that a text may have; one stop of Tab, and the arrows lead on. */
export function EditorToolbar({ editor, onImage, actions }: EditorToolbarProps) {
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={messages.toolbar}>
      <Toggles editor={editor} tools={marks} />
      <Toolbar.Separator className={styles.separator} />
      <Toggles editor={editor} tools={blocks} />
      <LinkTool editor={editor} />
      <Toolbar.Separator className={styles.separator} />
      <Toolbar.Button asChild>
        <IconButton size="sm" label={messages.image} onClick={onImage}>
          <IconImage size={18} />
        </IconButton>
      </Toolbar.Button>
      {actions}
      <span className={styles.history}>
        <History editor={editor} />
      </span>
    </Toolbar.Root>
  );
}
