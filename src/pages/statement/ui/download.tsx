import { useUnit } from 'effector-react';
import { isProblem } from '@/shared/api';
import { IconDownload } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { csv, downloadClicked, summary } from '../model';
import { messages } from './messages';
import * as styles from './statement-page.css';

/** Saves the lines of the list as a table for spreadsheets. */
export function Download() {
  const unit = useUnit({
    data: summary.$data,
    failure: csv.$failure,
    isPending: csv.$isPending,
    onDownload: downloadClicked,
  });
  const isTooLong = unit.failure !== null && isProblem(unit.failure, 'VALIDATION');
  return (
    <div className={styles.download}>
      <Button
        size="sm"
        variant="secondary"
        loading={unit.isPending}
        disabled={unit.data?.counts.all === 0}
        onClick={() => unit.onDownload()}
      >
        <IconDownload size={16} />
        {messages.download}
      </Button>
      <span className={styles.downloadFailure} role="status">
        {unit.failure && (isTooLong ? messages.downloadTooLong : messages.downloadFailed)}
      </span>
    </div>
  );
}
