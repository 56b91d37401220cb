import { useUnit } from 'effector-react';
import { slipModes } from '@/shared/copy';
import { formatShortDateTime, formatSystem } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { Inline } from '@/shared/ui/inline';
import type { SavedSlip } from '../api';
import {
  $renamedId,
  deleting,
  renameClicked,
  renameDropped,
  renameForm,
  renaming,
  slipOpened,
} from '../model';
import { messages } from './messages';
import * as styles from './saved-slip-row.css';

function kindText({ kind, sizes, legs }: SavedSlip): string {
  if (kind === 'system') return formatSystem(sizes ?? [], legs.length);
  return legs.length === 1 ? messages.single : messages.kinds[kind];
}

function matchesText({ legs }: SavedSlip): string {
  const [first, ...others] = legs;
  const { home, away } = first ?? {};
  const match = home && away ? messages.match(home, away) : messages.unknown;
  return others.length > 0 ? match + messages.others(others.length) : match;
}

function RenameForm() {
  const [isPending, onDrop] = useUnit([renaming.$isPending, renameDropped]);
  return (
    <Form form={renameForm} label={messages.rename}>
      <FormTextField form={renameForm} name="name" label={messages.newName} autoFocus />
      <Inline gap="2">
        <Button type="submit" size="sm" loading={isPending}>
          {messages.renameSave}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDrop()}>
          {messages.renameCancel}
        </Button>
      </Inline>
    </Form>
  );
}

export interface SavedSlipRowProps {
  slip: SavedSlip;
}

/** A saved slip: what it is called and holds, and what may be done with it. */
export function SavedSlipRow({ slip }: SavedSlipRowProps) {
  const [renamedId, onOpen, onRename, onDelete] = useUnit([
    $renamedId,
    slipOpened,
    renameClicked,
    deleting.start,
  ]);
  const { name, mode, legs, savedAt } = slip;
  if (renamedId === slip.id)
    return (
      <li className={styles.root}>
        <RenameForm />
      </li>
    );
  return (
    <li className={styles.root}>
      <div>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          {[slipModes[mode], kindText(slip), messages.picks(legs.length)].join(' · ')}
        </span>
        <span className={styles.line}>{matchesText(slip)}</span>
        <span className={styles.line}>{messages.savedAt(formatShortDateTime(savedAt))}</span>
      </div>
      <Inline gap="2" wrap>
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.loadOf(name)}
          onClick={() => onOpen(slip)}
        >
          {messages.load}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={messages.renameOf(name)}
          onClick={() => onRename(slip)}
        >
          {messages.rename}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={messages.deleteOf(name)}
          onClick={() => onDelete(slip)}
        >
          {messages.delete}
        </Button>
      </Inline>
    </li>
  );
}
