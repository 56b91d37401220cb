import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { FormTextarea } from '@/shared/ui/form';
import type { DeskNewsRow } from '../api';
import { newsColumns } from '../lib/columns';
import { news } from '../model/news';
import { messages } from './messages';
import { NewsPreview } from './news-preview';
import { WritingPanel } from './writing-panel';
import { WritingView } from './writing-view';

const textOf = ({ contents }: DeskNewsRow) => contents.toLowerCase();

function NewsPanel() {
  const { contents } = useUnit(news.form.$values);
  return (
    <WritingPanel
      model={news}
      label={messages.newsPanel}
      what={messages.news}
      removeLabel={messages.newsRemove}
      preview={<NewsPreview html={contents} />}
    >
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
export function DeskNews() {
  const items = useUnit(news.list.$data);
  const newestId = items?.[0]?.id ?? null;
  const columns = useMemo(() => newsColumns(newestId), [newestId]);
  return (
    <WritingView
      model={news}
      title={messages.news}
      note={messages.newsNote}
      label={messages.newsList}
      failed={messages.newsFailed}
      none={messages.newsNone}
      addLabel={messages.addNews}
      columns={columns}
      searchText={textOf}
      panel={<NewsPanel />}
    />
  );
}
