import { Text } from 'react-email'
import { styles } from './styles.ts'

/** Under a mail: that it is safe, whom to ask, and where the address came from. */
export const SmallPrint = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <Text key={line} className="soft" style={{ ...styles.small, paddingBottom: '12px' }}>
        {line}
      </Text>
    ))}
  </>
)
