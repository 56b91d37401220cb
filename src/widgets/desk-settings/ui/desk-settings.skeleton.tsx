import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './desk-settings.css';

/** Where the groups of settings will be. */
export function SettingsSkeleton() {
  return (
    <div className={styles.group}>
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </div>
  );
}
