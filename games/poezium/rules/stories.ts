export { STORIES } from '@figment/pictures'
