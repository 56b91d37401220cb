import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { common, loadTexts } from '@/shared/copy';
import { IconDownload, IconKeys } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { Heading } from '@/shared/ui/heading';
import type { Paged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { $isKeyMapOpen, DeskListGate, keyMapSwitched } from '../model';
import * as styles from './list-frame.css';
import { ListSkeleton } from './list-frame.skeleton';
import { type KeyLine, messages } from './messages';

interface ListHeadProps {
  title: string;
  /** What the list holds, in one line. */
  note?: ReactNode;
  /** Figures below the title. */
  figures?: ReactNode;
  /** Tabs in a line of their own. */
  tabs?: ReactNode;
  /** Tabs and conditions, before the search. */
  filters?: ReactNode;
  /** The search, which its key leads to. */
  search?: { label: string; value: string; onChange: (text: string) => void };
  /** Conditions after the search. */
  conditions?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Saves what is shown as a table. */
  onCsv?: () => void;
}

export interface ListFrameProps<Item> extends ListHeadProps {
  /** The count at the foot; "3건" when left out. */
  countOf?: (count: number) => string;
  /** At the foot in place of the count. */
  foot?: ReactNode;
  /** What the keys of this list do, beside those of every list. */
  keys?: readonly KeyLine[];
  /** Beside the list: the row that is worked on. */
  panel?: ReactNode;
  /** What the list holds, by `usePaged`. */
  list: Pick<Paged<Item>, 'items' | 'failure' | 'isPending' | 'onRetry'>;
  /** What could not be loaded. */
  failed: string;
  /** Draws what is there, nothing included; it scrolls by itself. */
  children: (items: readonly Item[]) => ReactNode;
}

function ListHead({
  title,
  note,
  figures,
  tabs,
  filters,
  search,
  conditions,
  actions,
  onCsv,
}: ListHeadProps) {
  return (
    <div>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {figures && <div className={styles.figures}>{figures}</div>}
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <div className={styles.bar}>
        {filters}
        {search && (
          <input
            type="search"
            name="desk-search"
            className={styles.search}
            aria-label={search.label}
            placeholder={search.label}
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
          />
        )}
        {conditions}
        <span className={styles.end}>
          {actions}
          {onCsv && (
            <Button
              size="sm"
              variant="secondary"
              icon={<IconDownload size={16} />}
              onClick={() => onCsv()}
            >
              {messages.csv}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

/** The count, what the keys do, and the button that shows all of them. */
function ListFoot({ children, lines }: { children: ReactNode; lines: readonly KeyLine[] }) {
  const onKeyMap = useUnit(keyMapSwitched);
  return (
    <footer className={styles.foot}>
      {children}
      <span className={styles.hints} aria-hidden="true">
        {messages.hints(lines).map(([name, mark]) => (
          <span key={mark}>
            <kbd className={styles.key}>{mark}</kbd>
            {name}
          </span>
        ))}
      </span>
      <Button
        size="sm"
        variant="quiet"
        icon={<IconKeys size={16} />}
        onClick={() => onKeyMap(true)}
      >
        {messages.keys}
      </Button>
    </footer>
  );
}

function KeyMap({ lines }: { lines: readonly KeyLine[] }) {
  const [isOpen, onSwitch] = useUnit([$isKeyMapOpen, keyMapSwitched]);
  return (
    <Dialog
      open={isOpen}
      onClose={() => onSwitch(false)}
      title={messages.keyMap}
      closeLabel={common.close}
    >
      <DataList
        divided
        items={lines.map(([term, mark]) => ({
          term,
          value: <kbd className={styles.key}>{mark}</kbd>,
        }))}
      />
    </Dialog>
  );
}

/** Frame of every list of the desk: title, conditions and search above it, its keys below, and the row worked on beside it. */
export function ListFrame<Item>({
  countOf = messages.count,
  foot,
  keys,
  panel,
  list: { items, failure, isPending, onRetry },
  failed,
  children,
  ...head
}: ListFrameProps<Item>) {
  useGate(DeskListGate);
  const lines = messages.keyLines(keys);
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <ListHead {...head} />
        <div className={styles.list}>
          <QueryView
            data={items}
            failure={failure}
            isPending={isPending}
            texts={{ ...loadTexts, failed }}
            isEmpty={() => false}
            skeleton={<ListSkeleton />}
            onRetry={onRetry}
            isTile
          >
            {children}
          </QueryView>
        </div>
        <ListFoot lines={lines}>{foot || <span>{items && countOf(items.length)}</span>}</ListFoot>
      </div>
      {panel}
      <KeyMap lines={lines} />
    </div>
  );
}
