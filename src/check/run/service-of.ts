export interface NamedService {
  readonly kind: 'embedded' | 'remote';
  readonly host: string | null;
}

/** Which service a run is for, before any of it is opened. */
export function serviceOf({ baseUrl }: { readonly baseUrl: string | null }): NamedService {
  return baseUrl === null
    ? { kind: 'embedded', host: null }
    : { kind: 'remote', host: new URL(baseUrl).host };
}
