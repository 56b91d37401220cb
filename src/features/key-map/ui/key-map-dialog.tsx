import { useUnit } from 'effector-react';
import { $areShortcutsOn, shortcutMarks, shortcutsSwitched } from '@/shared/lib/shortcuts';
import { Checkbox } from '@/shared/ui/checkbox';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { keyMapDialog } from '../dialogs';
import * as styles from './key-map-dialog.css';
import { messages } from './messages';

function Keys({ marks }: { marks: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {marks.map((mark) => (
        <kbd key={mark} className={styles.key}>
          {mark}
        </kbd>
      ))}
    </span>
  );
}

interface GroupProps {
  title: string;
  /** What a line does, and the keys that do it. */
  lines: readonly (readonly [name: string, ...marks: string[]])[];
}

function Group({ title, lines }: GroupProps) {
  const items = lines.map(([term, ...marks]) => ({ term, value: <Keys marks={marks} /> }));
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <DataList divided items={items} />
    </section>
  );
}

/** Every key that the site knows, and the switch for those of one letter. */
export function KeyMapDialog() {
  const { isOn, onSwitch, onClose } = useUnit({
    isOn: $areShortcutsOn,
    onSwitch: shortcutsSwitched,
    onClose: keyMapDialog.closed,
  });
  const { keys } = messages;
  const marks = shortcutMarks;
  return (
    <Dialog open onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <Stack gap="5">
        <Group
          title={messages.anywhere}
          lines={[
            [keys.board, marks.board],
            [keys.slip, marks.slip],
            [keys.keyMap, marks.keyMap],
            [keys.escape, 'Esc'],
          ]}
        />
        <Group
          title={messages.board}
          lines={[
            [keys.arrows, '←', '→', '↑', '↓'],
            [keys.pick, 'Enter'],
            [keys.ends, 'Home', 'End'],
            [keys.pages, 'PgUp', 'PgDn'],
            [keys.next, marks.nextLeague],
            [keys.previous, marks.previousLeague],
            [keys.search, marks.search],
          ]}
        />
        <Group
          title={messages.slip}
          lines={[
            [keys.bet, 'Enter'],
            [keys.back, 'Esc'],
          ]}
        />
        <div>
          <Checkbox checked={isOn} onCheckedChange={onSwitch} aria-describedby="shortcuts-hint">
            {messages.use}
          </Checkbox>
          <Text as="p" size="sm" tone="hint" id="shortcuts-hint">
            {messages.useHint}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}
