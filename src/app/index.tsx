import '@/shared/theme/global';
import { startApp } from './start';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void startApp(root);
