import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import type { Form } from '@/shared/lib/form';
import { FormTextField } from '@/shared/ui/form';
import type { FoundMember } from '../api';
import type { createMemberSearch } from '../lib/create-member-search';
import * as styles from './member-finder.css';
import { MemberStateBadge } from './member-state-badge';
import { messages } from './messages';

export interface MemberFinderProps<Values extends { who: string } & Record<string, string>> {
  /** The form whose field `who` is typed into. */
  form: Form<Values>;
  search: ReturnType<typeof createMemberSearch>;
  /** What becomes of who is chosen. */
  hint: string;
  onChoose: (member: FoundMember) => void;
  /** Chosen already: said of them, and not chosen again. */
  isChosen?: (member: FoundMember) => boolean;
  /** Who may be chosen at all. */
  mayChoose?: (member: FoundMember) => boolean;
}

/** Finds members by what is typed and chooses one: by a press, or the first by Enter. */
export function MemberFinder<Values extends { who: string } & Record<string, string>>({
  form,
  search,
  hint,
  onChoose,
  isChosen = () => false,
  mayChoose = () => true,
}: MemberFinderProps<Values>) {
  const [all, failure] = useUnit([search.$data, search.$failure]);
  const isFree = (one: FoundMember) => mayChoose(one) && !isChosen(one);
  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // The Enter that ends a syllable chooses nobody.
    if (event.nativeEvent.isComposing) return;
    const first = all?.find(isFree);
    if (first) onChoose(first);
  }
  return (
    <div className={styles.root}>
      <FormTextField
        form={form}
        name="who"
        label={messages.find}
        hint={hint}
        autoComplete="off"
        maxLength={30}
        onKeyDown={chooseFirst}
      />
      <div role="status">
        {failure && <p className={styles.quiet}>{messages.findFailed}</p>}
        {!failure && all?.length === 0 && <p className={styles.quiet}>{messages.foundNone}</p>}
      </div>
      {all && all.length > 0 && (
        <ul className={styles.list} aria-label={messages.found}>
          {all.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.one}
                disabled={!isFree(one)}
                onClick={() => onChoose(one)}
              >
                <span className={styles.name}>
                  {one.nickname} <span className={styles.quiet}>{one.userId}</span>
                </span>
                {isChosen(one) ? messages.chosen : <MemberStateBadge state={one.state} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
