import { useUnit } from 'effector-react';
import { NewsText, plainWords } from '@/entities/news';
import { defineDeskList, timeColumn } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { FormTextarea } from '@/shared/ui/form';
import { news } from '../model/news';
import { messages } from './messages';
import * as styles from './previews.css';
import { WritingPanel } from './writing-panel';

const { columns: heads } = messages;

/** A notice in its line, cleaned as it is for members; HTML as it is being written. */
function NewsPreview({ html }: { html: string }) {
  return (
    <p className={styles.line}>
      <strong className={styles.name}>{messages.news.title}</strong>
      {html.trim() === '' ? messages.previewNone : <NewsText html={html} isOneLine />}
    </p>
  );
}

function NewsPanel() {
  const { contents } = useUnit(news.form.$values);
  return (
    <WritingPanel model={news} preview={<NewsPreview html={contents} />}>
      <FormTextarea
        form={news.form}
        name="contents"
        label={messages.contents}
        hint={messages.contentsHint}
        maxLength={2000}
        rows={6}
      />
    </WritingPanel>
  );
}

/** The notices for members: the newest runs over each page. */
export const DeskNews = defineDeskList({
  list: news.list,
  texts: messages.news,
  columns: ([newest]) => [
    timeColumn('createdAt', heads.at),
    {
      id: 'text',
      header: heads.text,
      value: ({ contents }) => plainWords(contents),
      cell: (row) => (
        <>
          {row === newest && (
            <>
              <Badge tone="brand">{messages.newest}</Badge>{' '}
            </>
          )}
          {plainWords(row.contents)}
        </>
      ),
      least: 180,
    },
  ],
  search: ({ contents }) => contents,
  panel: () => <NewsPanel />,
  adding: { label: messages.news.write, panel: NewsPanel },
});
