/** What the menu opens. */
export type Page = 'looks' | 'settings' | 'device' | 'tv' | 'remove' | 'host' | 'end' | 'leave' | 'erase' | 'delete' | 'earlier'
