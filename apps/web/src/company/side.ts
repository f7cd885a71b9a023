export type Side = 'chat' | 'happened'
