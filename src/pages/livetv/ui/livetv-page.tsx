import { useUnit } from 'effector-react';
import { $hasRail } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $fixture, $news } from '../model/page';
import * as styles from './livetv-page.css';
import { messages } from './messages';
import { Schedule } from './schedule';
import { Screen } from './screen';
import { SportFilter } from './sport-filter';

/** The schedule of running and coming matches, with the drawn view of the one that is watched. */
export function LivetvPage() {
  const [hasRail, fixture, news] = useUnit([$hasRail, $fixture, $news]);
  const isAlone = !hasRail && fixture !== '';
  return (
    <div className={styles.root}>
      {isAlone ? (
        <Screen fixtureId={fixture} isAlone />
      ) : (
        <>
          <Heading level={1}>{messages.title}</Heading>
          <SportFilter />
          <div className={styles.body({ hasRail })}>
            {hasRail && <Screen fixtureId={fixture} isAlone={false} />}
            <Schedule />
          </div>
        </>
      )}
      <VisuallyHidden live="polite">{news}</VisuallyHidden>
    </div>
  );
}
