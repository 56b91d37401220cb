import { useState } from 'react';
import { vars } from '@/shared/theme';
import { scale } from '@/shared/theme/testing';
import { Button } from '@/shared/ui/button';
import * as styles from './blocks.css';
import { TokenTable } from './token-table';

/** The durations, each to be tried; who wants less motion sees the end at once. */
export function MotionTable() {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <div className="sb-unstyled">
        <Button size="sm" variant="secondary" onClick={() => setMoved(!isMoved)}>
          Move
        </Button>
      </div>
      <TokenTable
        label="Durations"
        columns={['vars.duration', 'value', 'with vars.easing.out']}
        rows={Object.entries(scale.duration).map(([name, value]) => [
          name,
          <span key={name} className={styles.code}>
            {value}
          </span>,
          <div key={name} className={styles.track}>
            <div
              className={styles.runner}
              data-moved={isMoved}
              style={{ transitionDuration: value, transitionTimingFunction: vars.easing.out }}
            />
          </div>,
        ])}
      />
    </>
  );
}
