export { DeskPosts } from './ui/desk-posts';
