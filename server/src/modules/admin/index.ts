import { defineModule } from '../../module.ts';
import { authModule } from '../auth/index.ts';
import { memberModule } from '../member/index.ts';
import { settingModule } from '../setting/index.ts';
import { adminRoutes } from './routes.ts';
import { createAdminService } from './service.ts';

/** The admin's switches: clock, settings, approvals. */
export const adminModule = defineModule({
  name: 'admin',
  create(deps, use) {
    const { reader, requests } = use(memberModule);
    const service = createAdminService(deps, {
      setting: use(settingModule).service,
      sessions: use(authModule).service.sessions,
      signupRequests: requests,
      reader,
    });
    return { routes: adminRoutes(service) };
  },
});
