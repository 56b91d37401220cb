export {
  pageLifecycle,
  type PageFacts,
  type PageHooks,
  type PageOpening,
} from './page-lifecycle';
