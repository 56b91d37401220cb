export { plainWords } from './lib/plain-words';
export { newsQuery, type News } from './model';
export { NewsText, type NewsTextProps } from './ui/news-text';
