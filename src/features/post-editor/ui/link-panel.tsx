import type { Editor } from '@tiptap/core';
import { type RefObject, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { Inline } from '@/shared/ui/inline';
import { Popover } from '@/shared/ui/popover';
import { Stack } from '@/shared/ui/stack';
import { TextField } from '@/shared/ui/text-field';
import { isLinkable } from '../lib/extensions';
import { messages } from './messages';

interface LinkPanelProps {
  editor: Editor;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** The cursor is in one. */
  isLink: boolean;
  onClose: () => void;
}

/** What was typed as the address of a page: without a scheme it is that of a site. */
function addressOf(text: string): string {
  const typed = text.trim();
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
}

function LinkForm({ editor, isLink, onClose }: Omit<LinkPanelProps, 'open' | 'anchor'>) {
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const [isTried, setIsTried] = useState(false);
  const href = addressOf(typed);
  const isWrong = isTried && !isLinkable(href);

  function apply() {
    setIsTried(true);
    if (!isLinkable(href)) return;
    const { empty } = editor.state.selection;
    const chain = editor.chain();
    if (empty && !isLink) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    onClose();
  }
  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  return (
    <form noValidate onSubmit={submitTo(apply)}>
      <Stack gap="3">
        <TextField
          label={messages.linkTitle}
          hint={messages.linkHint}
          error={isWrong && messages.linkWrong}
          value={typed}
          inputMode="url"
          autoComplete="off"
          autoFocus
          onValueChange={setTyped}
        />
        <Inline gap="2" justify="end">
          {isLink && (
            <Button size="sm" variant="secondary" onClick={remove}>
              {messages.linkRemove}
            </Button>
          )}
          <Button size="sm" type="submit">
            {messages.linkApply}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Asks where the marked words lead. */
export function LinkPanel({ open, anchor, onClose, ...rest }: LinkPanelProps) {
  return (
    <Popover open={open} anchor={anchor} label={messages.linkTitle} onClose={onClose}>
      <LinkForm {...rest} onClose={onClose} />
    </Popover>
  );
}
