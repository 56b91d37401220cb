import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { $listed, payments } from '../model';
import { messages } from './messages';
import { PaymentList } from './payment-list';

/** The member's tether deposits, page after page. */
export function PaymentHistory() {
  return (
    <PagedList
      {...usePaged({ ...payments, $items: $listed })}
      texts={{
        ...listTexts,
        title: messages.history,
        failed: messages.historyFailed,
        empty: messages.historyEmpty,
        emptyText: messages.historyEmptyText,
      }}
      emptyIcon={<IconHistory size={28} />}
    >
      {(list) => <PaymentList payments={list} />}
    </PagedList>
  );
}
