export { ListPage, type ListPageProps, type ListPageTexts } from './list-page';
