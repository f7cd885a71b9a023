export { useKeyboardHeight } from '../../kit/keyboard.ts'
