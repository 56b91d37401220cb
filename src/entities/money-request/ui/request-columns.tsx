import { useUnit } from 'effector-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { $device, $layout } from '@/shared/lib/device';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { Skeleton } from '@/shared/ui/skeleton';
import { openRegionId } from '../lib/open-region';
import { messages } from './messages';
import * as styles from './request-columns.css';

export interface RequestColumnsProps {
  /** The form of the request. */
  form: ReactNode;
  /** The state of the last request, in a line above the form; beside a form what is under way is visible. */
  latest?: ReactNode;
  /** Who asks; not in the layout of phones, whose bars say it. */
  card?: ReactNode;
  /** What is needed for it. */
  member?: ReactNode;
  /** What is under way; null for nothing. */
  open?: ReactNode;
  /** Below all of it. */
  history?: ReactNode;
}

/** A page that asks for money: the form, the member and what is under way beside it or below it, what was before at the end. */
export function RequestColumns({
  form,
  latest,
  card,
  member,
  open = null,
  history,
}: RequestColumnsProps) {
  const { device, layout } = useUnit({ device: $device, layout: $layout });
  const shownLatest = device === 'desktop' ? null : latest;
  const shownCard = layout === 'mobile' ? null : card;
  const openRef = useRef<HTMLElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  // To the request that was sent just now, and back to the form when it was taken back.
  const lead = useCallback((isOpen: boolean) => {
    if (isOpen) openRef.current?.focus();
    // Staff may have decided it just now: the page stays where it is read.
    else formRef.current?.focus({ preventScroll: true });
  }, []);
  useLostFocus(open !== null, lead);
  return (
    <div className={styles.parts}>
      <div className={styles.columns}>
        {shownLatest && <div className={styles.latest}>{shownLatest}</div>}
        {/* biome-ignore lint/a11y/useSemanticElements: a form is within it */}
        <div
          ref={formRef}
          role="group"
          aria-label={messages.form}
          tabIndex={-1}
          className={styles.form}
        >
          {form}
        </div>
        {open !== null && (
          <section
            ref={openRef}
            id={openRegionId}
            aria-label={messages.open}
            tabIndex={-1}
            className={styles.open}
          >
            {open}
          </section>
        )}
        {(shownCard || member) && (
          <div className={styles.member}>
            {shownCard}
            {member}
          </div>
        )}
      </div>
      {history}
    </div>
  );
}

/** In place of form and member while the terms load. */
export function RequestSkeleton() {
  return (
    <RequestColumns
      card={<Skeleton height={80} shape="box" />}
      form={<Skeleton height={480} shape="box" />}
    />
  );
}
