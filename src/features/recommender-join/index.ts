export { RecommenderJoinDialog } from './ui/recommender-join-dialog';
