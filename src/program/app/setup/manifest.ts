import { PERMISSIONS } from '#github';

/** What an App is for: a server with commands and scans, a server with commands alone, or a token for workflows. */
export type AppPurpose = 'server' | 'commands' | 'token';

/** One permission of an App, and who asks for it. */
interface AppNeed {
  readonly permission: keyof typeof PERMISSIONS;
  readonly why: string;
}

/** Every permission that a part of this program asks an App for, by what the App is for. */
export const APP_NEEDS: Readonly<Record<AppPurpose, readonly AppNeed[]>> = {
  server: [
    {
      permission: 'contentsWrite',
      why: 'reads what is compared; writes one branch, similarity-state, where dismissals and scans are remembered',
    },
    { permission: 'comments', why: 'answers commands and writes the comment on a pull request' },
    { permission: 'issues', why: 'writes what a scan found into an issue' },
    { permission: 'checks', why: 'the check run, where one is asked for' },
    { permission: 'members', why: 'teams in bot-users and staff' },
    { permission: 'metadata', why: 'GitHub gives it to every App' },
  ],
  commands: [
    { permission: 'contents', why: 'reads what is compared; nothing is remembered, so there is no dismiss' },
    { permission: 'comments', why: 'answers commands and writes the comment on a pull request' },
    { permission: 'issuesRead', why: 'GitHub counts comments on pull requests among the issues' },
    { permission: 'members', why: 'teams in bot-users' },
    { permission: 'metadata', why: 'GitHub gives it to every App' },
  ],
  token: [
    { permission: 'contents', why: 'reads the repositories that the App is installed on' },
    { permission: 'metadata', why: 'GitHub gives it to every App' },
  ],
};

/** What the server listens to. GitHub tells every App of its installations without being asked, and refuses to be asked. */
const EVENTS: Readonly<Record<AppPurpose, readonly string[]>> = {
  server: ['issue_comment', 'push'],
  commands: ['issue_comment'],
  token: [],
};

/** What GitHub is asked to register: the parameters of https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-from-a-manifest. */
export interface AppManifest {
  /** At most 34 characters, which a person can still change. */
  readonly name?: string;
  readonly url: string;
  readonly description: string;
  readonly public: false;
  readonly redirect_url: string;
  readonly default_permissions: Readonly<Record<string, 'read' | 'write'>>;
  readonly hook_attributes?: { readonly url: string; readonly active: true };
  readonly default_events?: readonly string[];
}

export interface AppPlace {
  /** Its login; null: the account of whoever registers it. */
  readonly organization: string | null;
  /** Where GitHub reaches the server, without a slash at its end; null: there is no server. */
  readonly publicUrl: string | null;
  /** `https://github.com`, or a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** Where GitHub sends the browser back to. */
  readonly redirectUrl: string;
}

const MAX_NAME = 34;

/** The manifest of an App for one purpose. Without a server there is no webhook: GitHub refuses one without an address. */
export function appManifest(purpose: AppPurpose, place: AppPlace): AppManifest {
  const { organization, publicUrl, serverUrl } = place;
  const hasWebhook = purpose !== 'token' && publicUrl !== null;
  return {
    ...(organization === null ? {} : { name: `similarity ${organization}`.slice(0, MAX_NAME).trim() }),
    url: organization === null ? serverUrl : `${serverUrl}/${organization}`,
    description: 'Checks source code for similarity.',
    public: false,
    redirect_url: place.redirectUrl,
    default_permissions: Object.fromEntries(
      APP_NEEDS[purpose].map(({ permission }) => {
        const { name, level } = PERMISSIONS[permission].app;
        return [name, level] as const;
      }),
    ),
    ...(hasWebhook
      ? {
          hook_attributes: { url: `${publicUrl}/webhook`, active: true },
          default_events: EVENTS[purpose],
        }
      : {}),
  };
}

/** The page of GitHub that takes a manifest by POST. @param state comes back with the answer */
export function registrationUrl({ organization, serverUrl }: AppPlace, state: string): string {
  const of = organization === null ? '' : `/organizations/${encodeURIComponent(organization)}`;
  return `${serverUrl}${of}/settings/apps/new?state=${encodeURIComponent(state)}`;
}
