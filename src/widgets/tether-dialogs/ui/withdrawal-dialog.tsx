import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { TetherForm, tetherWithdrawal } from '@/features/withdrawal-request';
import { loadTexts } from '@/shared/copy';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { withdrawalDialog } from '../dialogs';
import { WithdrawalGate } from '../model';
import { messages } from './messages';

const { terms } = tetherWithdrawal;

/** A withdrawal in tether over whichever page is shown, as its page has it. */
export function WithdrawalDialog() {
  useGate(WithdrawalGate);
  const { onClose, ...query } = useUnit({
    data: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    onRetry: terms.refresh,
    onClose: withdrawalDialog.closed,
  });
  return (
    <Dialog
      open
      width="wide"
      title={messages.withdrawal}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={
        <LinkButton asChild fullWidth variant="secondary">
          <Link to="/exchangeCrypto">{messages.whole}</Link>
        </LinkButton>
      }
    >
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.withdrawalFailed }}
        skeleton={<Skeleton height={480} shape="box" />}
      >
        {(data) => <TetherForm terms={data} />}
      </QueryView>
    </Dialog>
  );
}
