import { Suspense, use } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import { type RoundDetail, verificationOf } from '../lib/verify';
import * as styles from './round-verify.css';
import { RoundBand } from './round-band';
import { VerifySteps } from './verify-steps';

export interface RoundVerifyProps {
  detail: RoundDetail;
}

function Verified({ detail }: RoundVerifyProps) {
  const verification = use(verificationOf(detail));
  return (
    <>
      <RoundBand detail={detail} verification={verification} />
      <VerifySteps detail={detail} verification={verification} />
    </>
  );
}

/** Computes a round again in the browser and shows, step by step, that what was published follows from the secret. */
export function RoundVerify({ detail }: RoundVerifyProps) {
  return (
    <div className={styles.root}>
      <Suspense fallback={<Skeleton height={78} shape="box" />}>
        <Verified key={detail.roundId} detail={detail} />
      </Suspense>
    </div>
  );
}
